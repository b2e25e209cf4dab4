import { LEADS_DASHBOARD, LEAD_PANELS, isOwnPanel, type Panel } from '../access';
import type { DirectusApi } from './api';
import { applyRows } from './apply-rows';

type CurrentPanel = Pick<Panel, 'id' | 'name' | 'type'>;

/**
 * Obsolete panels of setup: those of removed kinds, and those that an earlier setup created without
 * fixed ids, which are matched by name and type.
 */
function obsolete(current: readonly CurrentPanel[]): CurrentPanel[] {
  const isEarlierSetup = !current.some(({ id }) => isOwnPanel(id));
  return current.filter(({ id, name, type }) =>
    isOwnPanel(id)
      ? !LEAD_PANELS.some((panel) => panel.id === id)
      : isEarlierSetup && LEAD_PANELS.some((panel) => panel.name === name && panel.type === type),
  );
}

/**
 * Applies the requests' dashboard and its panels from `cms/access`. Other dashboards, and panels
 * that people added to this one, are left alone.
 *
 * @param api Client with admin rights.
 * @param changes A line is appended per change.
 */
export async function applyDashboard(api: DirectusApi, changes: string[]): Promise<void> {
  await applyRows(
    api,
    [LEADS_DASHBOARD],
    { path: '/dashboards', kind: 'dashboard', nameOf: ({ name }) => name },
    changes,
  );
  const current = await api.call<CurrentPanel[]>(
    'GET',
    `/panels?limit=-1&fields=id,name,type&filter[dashboard][_eq]=${LEADS_DASHBOARD.id}`,
  );
  const surplus = obsolete(current);
  if (surplus.length > 0) {
    await api.call(
      'DELETE',
      '/panels',
      surplus.map(({ id }) => id),
    );
    changes.push(...surplus.map(({ name }) => `panel ${name} removed`));
  }
  await applyRows(
    api,
    LEAD_PANELS,
    { path: '/panels', kind: 'panel', nameOf: ({ name }) => name },
    changes,
  );
}
