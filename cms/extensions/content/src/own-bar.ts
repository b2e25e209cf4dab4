import type { ModuleBarPart } from '../../../access/module-bar';
import type { FilterContext, HookRegister } from './host';

/** Directus' list of users, which only administrators have a use for; one's own profile needs no module. */
const USERS_MODULE = 'users';

interface Settings {
  module_bar?: readonly ModuleBarPart[] | null;
}

/** Settings with the module bar of somebody who is no administrator. */
export const withoutUsers = <Row extends Settings>(settings: Row): Row =>
  settings.module_bar
    ? {
        ...settings,
        module_bar: settings.module_bar.map((part) =>
          part.id === USERS_MODULE ? { ...part, enabled: false } : part,
        ),
      }
    : settings;

/** Leaves the list of users out of the module bar of editors; Directus has one bar for everybody. */
export function narrowModuleBar({ filter }: HookRegister): void {
  filter('settings.read', (rows, _meta, { accountability }: FilterContext) =>
    Promise.resolve(
      accountability?.session && accountability.admin !== true && Array.isArray(rows)
        ? (rows as Settings[]).map(withoutUsers)
        : rows,
    ),
  );
}
