import { LANGS, newsSlugs, PROJECT } from '../shared/content';

export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  devtools: { enabled: false },
  // Pages of a server are kept until they are asked to be made anew (server/api/revalidate.post.ts).
  routeRules: { '/en/**': { swr: 3600 }, '/ru/**': { swr: 3600 }, '/ua/**': { swr: 3600 } },
  nitro: { prerender: { crawlLinks: false } },
  hooks: {
    async 'prerender:routes'({ routes }) {
      if (!process.env.PEER_STATIC) return;
      const slugs = await newsSlugs();
      for (const lang of LANGS) {
        routes.add(`/${lang}`);
        routes.add(`/${lang}/projects/${PROJECT}`);
        for (const slug of slugs) routes.add(`/${lang}/news/${slug}`);
      }
    },
  },
});
