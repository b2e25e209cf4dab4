import { useApi, useStores } from '@directus/extensions-sdk';
import { computed, defineComponent, h, ref, watch, type VNode } from 'vue';
import { firstLiveSince, newestBuilds, readItem, siteAddress } from '../builds-client';
import { adminLink, element, icon, reasonLines, siteLink } from '../elements';
import { itemState } from '../rules/builds';
import { lastSaved, offSite } from '../rules/items';
import { languageName, moment } from '../texts/format';
import { usePolling } from '../use-polling';
import { useWords } from '../use-words';
import { ITEM_ACTIONS, type ItemAction } from './actions';
import { itemFields } from './item-fields';
import { itemSentence } from './item-sentences';
import { useUnsavedPreview } from './unsaved-preview';

/** Key that Directus gives to an item that is not saved yet. */
const UNSAVED = '+';
const EPOCH = new Date(0).toISOString();

interface Props {
  collection: string;
  /** Undefined for a singleton. */
  primaryKey: string | number | undefined;
}

function actionItem({ icon: name, text, links }: ItemAction, locale: string): VNode {
  return h('li', [
    icon(name),
    `${text}: `,
    links.map(({ language, href }, index) => {
      const own = languageName(language, locale);
      const label = { 'aria-label': `${text}: ${own}` };
      return [index === 0 ? '' : ' · ', siteLink(href, own, label)];
    }),
  ]);
}

/** Whether the current text of an item is live, with links to its pages. */
export const ItemStatePanel = defineComponent<Props>({
  name: 'ItemStatePanel',
  // Directus hands every interface a `type` of its own, which a notice would take for its look.
  inheritAttrs: false,
  props: {
    collection: { type: String, required: true },
    primaryKey: { type: [String, Number], default: undefined },
  },
  setup(props) {
    const api = useApi();
    const stores = useStores();
    const words = useWords();
    const site = ref('');
    const isSingleton = computed(
      () => stores.useCollectionsStore().getCollection(props.collection)?.meta?.singleton === true,
    );
    const key = computed(() => (isSingleton.value ? undefined : props.primaryKey));
    const isSaved = computed(
      () => isSingleton.value || (key.value !== undefined && key.value !== UNSAVED),
    );

    const { value: answer, refresh } = usePolling(async () => {
      if (!isSaved.value) return undefined;
      const { collection } = props;
      const fields = itemFields(collection, stores);
      const [item, newest] = await Promise.all([
        readItem(api, { collection, key: key.value, fields }),
        newestBuilds(api),
      ]);
      const saved = lastSaved(item) ?? EPOCH;
      const first = await firstLiveSince(api, saved);
      const known = new Set(newest.value.map(({ id }) => id));
      const builds = [...newest.value, ...first.filter(({ id }) => !known.has(id))];
      return { item, now: newest.now, state: itemState(saved, builds, newest.now) };
    });
    watch(key, () => void refresh());
    useUnsavedPreview(() => {
      if (!isSaved.value) return undefined;
      return {
        collection: props.collection,
        item: key.value === undefined ? null : String(key.value),
      };
    });
    siteAddress(api)
      .then((address) => (site.value = address))
      // Without it there are no links.
      .catch(() => undefined);

    return () => {
      const { texts, locale } = words.value;
      if (!isSaved.value) return element('v-notice', {}, texts.item.unsaved);
      if (answer.value === undefined) return null;
      const { item, now, state } = answer.value;
      const off = offSite(item, now);
      const when = (at: string) => moment(at, now, locale);
      const { text, tone, reason } = itemSentence({ state, off, item }, texts, when);
      const context = {
        collection: props.collection,
        key: key.value,
        item,
        isOnSite: off === undefined,
        site: site.value,
        texts,
      };
      const actions = ITEM_ACTIONS.flatMap((actionsOf) => actionsOf(context));
      return element(
        'v-notice',
        { type: tone },
        h('div', { class: 'publishing-item' }, [
          h('p', { role: 'status', 'aria-live': 'polite' }, text),
          reasonLines(reason ?? null, texts.builds.open),
          h('ul', { class: 'publishing-actions' }, [
            ...actions
              .filter(({ links }) => links.length > 0)
              .map((action) => actionItem(action, locale)),
            state.kind === 'live' ? null : h('li', adminLink('/publishing', texts.item.details)),
          ]),
        ]),
      );
    };
  },
});
