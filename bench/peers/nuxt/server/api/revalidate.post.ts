/** What the CMS would call after a save: forgets the kept page, so that the next visit makes it. */
export default defineEventHandler(async (event) => {
  const { path } = await readBody<{ path: string }>(event);
  const cache = useStorage('cache');
  const keys = await cache.getKeys('nitro:routes');
  // Nitro's key of a page holds its path without punctuation.
  const name = path.replace(/\W/g, '');
  const own = keys.filter((key) => key.replace(/\.[^.:]*\.json$/, '').endsWith(`:${name}`));
  await Promise.all(own.map((key) => cache.removeItem(key)));
  return { revalidated: own };
});
