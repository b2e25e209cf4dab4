import { useApi } from '@directus/extensions-sdk';
import { h, ref, watch, type Ref, type VNode } from 'vue';
import { adminLink, icon } from '../elements';
import { adminPath } from '../rules/report';
import { workTexts } from '../work/texts';

/** An item that uses another one; the name has its kind and title. */
export interface Use {
  collection: string;
  /** Empty for a singleton. */
  item: string;
  name: string;
}

/**
 * Reads what uses an item.
 *
 * @param place - undefined for an item that is not saved, or that has no key
 */
export function useUses(
  place: () => { collection: string; item: string } | undefined,
): Ref<readonly Use[]> {
  const api = useApi();
  const uses = ref<readonly Use[]>([]);
  watch(
    () => JSON.stringify(place() ?? null),
    () => {
      const at = place();
      uses.value = [];
      if (at === undefined) return;
      api
        .get<{ data: Use[] }>(`/content/uses/${at.collection}/${encodeURIComponent(at.item)}`)
        .then(({ data }) => (uses.value = data.data))
        // The form works without it.
        .catch(() => undefined);
    },
    { immediate: true },
  );
  return uses;
}

/** The line that names what uses an item, with links; null if nothing does. */
export function usesLine(uses: readonly Use[], locale: string): VNode | null {
  if (uses.length === 0) return null;
  return h('p', { class: 'publishing-uses' }, [
    icon('link'),
    `${workTexts(locale).usedBy}: `,
    uses.map((use, index) => [index === 0 ? '' : ', ', adminLink(adminPath(use), use.name)]),
  ]);
}
