import { useApi, useStores } from '@directus/extensions-sdk';
import { defineComponent, h, ref } from 'vue';
import { adminLink, icon } from '../elements';
import { useWords } from '../use-words';
import { workTexts } from './texts';
import { readWork, type Work } from './work-client';
import { workLines, type WorkLink } from './work-lines';

const link = ({ text, to }: WorkLink) => (to === undefined ? text : adminLink(to, text));

/** The part of the start page that says what waits for the editors, with links to it. */
export const WorkSection = defineComponent({
  name: 'WorkSection',
  setup() {
    const stores = useStores();
    const words = useWords();
    const work = ref<Work>();
    readWork(useApi())
      .then((found) => (work.value = found))
      // The rest of the page works without it.
      .catch(() => undefined);

    return () => {
      if (work.value === undefined) return null;
      const texts = workTexts(words.value.locale);
      const lines = workLines(
        work.value,
        texts,
        (collection) => stores.useCollectionsStore().getCollection(collection)?.name ?? collection,
      );
      return h('section', { 'aria-labelledby': 'publishing-work' }, [
        h('h2', { id: 'publishing-work', class: 'type-title' }, texts.heading),
        lines.length === 0
          ? h('p', { class: 'publishing-quiet' }, texts.nothing)
          : h(
              'ul',
              { class: 'publishing-work' },
              lines.map(({ icon: name, label, links }) =>
                h('li', { key: label }, [
                  icon(name),
                  h('span', `${label}: `),
                  h(
                    'span',
                    links.map((entry, index) => [index === 0 ? '' : ' · ', link(entry)]),
                  ),
                ]),
              ),
            ),
      ]);
    };
  },
});
