import { defineComponent, h, resolveDirective, withDirectives, type VNode } from 'vue';
import { element, icon } from '../elements';
import { moduleNavigation } from '../module/navigation';
import { useWords } from '../use-words';
import { guideFor } from './guides';
import { guideSections, type GuideSection } from './sections';

const GUIDE_ICON = 'help';

/** Scrolls there; a link with an anchor alone would lead to the root of the admin. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

const contents = (sections: readonly GuideSection[], label: string): VNode =>
  h('nav', { class: 'publishing-contents', 'aria-label': label }, [
    h(
      'ul',
      sections.map(({ id, title }) =>
        h('li', [h('button', { type: 'button', onClick: () => goTo(id) }, title)]),
      ),
    ),
  ]);

/** A section; Directus' directive renders and sanitises the Markdown. */
const section = ({ id, title, text }: GuideSection): VNode =>
  h('section', { 'aria-labelledby': id }, [
    h('h2', { id, tabindex: -1, class: 'type-title' }, title),
    withDirectives(h('div', { class: 'publishing-markdown' }), [[resolveDirective('md'), text]]),
  ]);

/** The guide for editors (`docs/editors`), in the language of the admin. */
export const GuidePage = defineComponent({
  name: 'GuidePage',
  setup() {
    const words = useWords();
    return () => {
      const { texts, locale } = words.value;
      const sections = guideSections(guideFor(locale));
      return element(
        'private-view',
        { title: texts.guide.title, icon: GUIDE_ICON },
        {
          'title-outer:prepend': () =>
            element(
              'v-button',
              { class: 'header-icon', rounded: true, icon: true, disabled: true },
              icon(GUIDE_ICON, { small: false }),
            ),
          navigation: () => moduleNavigation(words.value),
          default: () =>
            h('div', { class: 'publishing-page publishing-guide' }, [
              contents(sections, texts.guide.contents),
              ...sections.map(section),
            ]),
        },
      );
    };
  },
});
