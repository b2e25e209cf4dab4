/** A module or a link in the bar on the left of the admin. */
export interface ModuleBarPart {
  type: 'module' | 'link';
  id: string;
  enabled: boolean;
  locked?: boolean;
  name?: string;
  icon?: string;
  url?: string;
}

/** Id of the module that `extensions/publishing` brings. */
export const PUBLISHING_MODULE = 'publishing';

const module = (id: string, rest: Partial<ModuleBarPart> = {}): ModuleBarPart => ({
  type: 'module',
  id,
  enabled: true,
  ...rest,
});

/** The bar: the module of the site first, then those of Directus as it has them by itself. */
export const MODULE_BAR: readonly ModuleBarPart[] = [
  module(PUBLISHING_MODULE),
  module('content'),
  module('visual', { enabled: false }),
  module('users'),
  module('files'),
  module('insights'),
  module('flows'),
  module('deployments', { enabled: false }),
  {
    type: 'link',
    id: 'docs',
    enabled: true,
    name: '$t:documentation',
    icon: 'help',
    url: 'https://directus.com/docs',
  },
  module('settings', { locked: true }),
];
