import { useApi, useStores } from '@directus/extensions-sdk';
import { computed, defineComponent, h, ref, watch, type VNode } from 'vue';
import { firstLiveSince, newestBuilds, readItem, siteAddress } from '../builds-client';
import { EarlierTextsPanel } from '../earlier-texts/earlier-texts-panel';
import { adminLink, element, icon, reasonLines, siteLink } from '../elements';
import { itemState } from '../rules/builds';
import { lastSaved, offSite } from '../rules/items';
import { languageName, moment } from '../texts/format';
import { usePolling } from '../use-polling';
import { useWords } from '../use-words';
import { ITEM_ACTIONS, type ItemAction } from './actions';
import { itemFields } from './item-fields';
import { itemSentence } from './item-sentences';
import { useNewItem } from './new-item';
import { silentLine, useSilentPictures } from './silent-pictures';
import { useUnsavedPreview } from './unsaved-preview';
import { useUses, usesLine } from './uses';

/** Directus' primary key of an unsaved item. */
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

/** Interface that shows whether the current text of an item is live, with links to its pages. */
export const ItemStatePanel = defineComponent<Props>({
  name: 'ItemStatePanel',
  // Directus passes a `type` to every interface; without `inheritAttrs: false` the notice would
  // take it for its own.
  inheritAttrs: false,
  props: {
    collection: { type: String, required: true },
    primaryKey: { type: [String, Number], default: undefined },
  },
  emits: ['setFieldValue'],
  setup(props, { emit }) {
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
    useNewItem(
      () => (isSaved.value ? undefined : props.collection),
      (change) => emit('setFieldValue', change),
    );
    const uses = useUses(() =>
      isSaved.value && key.value !== undefined
        ? { collection: props.collection, item: String(key.value) }
        : undefined,
    );
    const pictures = useSilentPictures(
      () => {
        const { collection } = props;
        const path = `/items/${collection}${key.value === undefined ? '' : `/${key.value}`}`;
        return isSaved.value ? { path, collection } : undefined;
      },
      {
        relations: () => stores.useRelationsStore().relations,
        version: () => answer.value && lastSaved(answer.value.item),
      },
    );
    siteAddress(api)
      .then((address) => (site.value = address))
      // Without the site's origin there are no links.
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
          usesLine(uses.value, locale),
          silentLine(pictures.value, locale),
          h(EarlierTextsPanel, { collection: props.collection, item: key.value }),
        ]),
      );
    };
  },
});
