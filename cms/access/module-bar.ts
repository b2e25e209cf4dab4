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

/** Name of the module that `extensions/publishing` brings: a translation key of Directus. */
export const PUBLISHING_NAME = '$t:Publishing';

/** Path of the guide for editors in the admin. */
export const GUIDE_PATH = '/publishing/guide';

/** Id of the module that `extensions/publishing` brings. */
export const PUBLISHING_MODULE = 'publishing';

const module = (id: string, rest: Partial<ModuleBarPart> = {}): ModuleBarPart => ({
  type: 'module',
  id,
  enabled: true,
  ...rest,
});

const guide = (link: { name: string; url: string }): ModuleBarPart => ({
  type: 'link',
  id: 'docs',
  enabled: true,
  icon: 'help',
  ...link,
});

/** The module bar: the site's module first, then Directus' default modules. */
export const MODULE_BAR: readonly ModuleBarPart[] = [
  module(PUBLISHING_MODULE),
  module('content'),
  module('visual', { enabled: false }),
  module('users'),
  module('files'),
  module('insights'),
  module('flows'),
  module('deployments', { enabled: false }),
  guide({ name: '$t:Guide for editors', url: GUIDE_PATH }),
  module('settings', { locked: true }),
];

/** The bar of an earlier setup, which no administrator has changed. */
export const EARLIER_MODULE_BAR: readonly ModuleBarPart[] = MODULE_BAR.map((part) =>
  part.id === 'docs' ? guide({ name: '$t:documentation', url: 'https://directus.com/docs' }) : part,
);
