import { defineConfig } from 'astro/config';

export default defineConfig({
  // As this site does.
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
});
