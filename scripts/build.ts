// Command: builds the site into public/ from DIRECTUS_URL with DIRECTUS_TOKEN.
import { buildSite } from './support/build-site';
import { stopWith } from './support/messages';
import { readSiteEnv } from './support/site-env';

buildSite(readSiteEnv()).catch(stopWith);
