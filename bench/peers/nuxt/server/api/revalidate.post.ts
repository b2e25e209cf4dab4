/** What the CMS would call after a save: forgets the kept page, so that the next visit makes it. */
export default defineEventHandler(async (event) => {
  const { path } = await readBody<{ path: string }>(event);
  const cache = useStorage('cache');
  const keys = await cache.getKeys('nitro:routes');
  // Nitro's key of a page begins with the path, without punctuation and 16 characters at most.
  const name = path.replace(/\W/g, '').slice(0, 16);
  const own = keys.filter((key) => key.includes(`:${name}.`));
  await Promise.all(own.map((key) => cache.removeItem(key)));
  return { revalidated: own };
});
