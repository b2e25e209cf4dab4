import { isDirectus12 } from './directus';

/** A test of what Directus has since its release 12. Apart, for `directus.ts` serves benchmarks too. */
export const itOn12 = isDirectus12 ? it : it.skip;
