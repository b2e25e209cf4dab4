import path from 'node:path';
import { config as loadDotenv } from 'dotenv';
import type { GatsbyConfig } from 'gatsby';
import type { PluginOptions } from './plugins/gatsby-source-directus/src/options';
import { analyticsPlugins } from './src/config/analytics';
import { cmsSource } from './src/node/cms-source';
import { EnvironmentError, readBuildEnv } from './src/config/env';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from './src/i18n/locales';
import { sitemapOptions } from './src/seo/sitemap';

loadDotenv({ quiet: true });

function readEnvOrStop() {
  try {
    return readBuildEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const env = readEnvOrStop();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: env.siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-directus',
      options: cmsSource(env) satisfies PluginOptions,
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: path.resolve('locales') },
    },
    // Its browser half is left out (docs/decisions/0002-interface-strings.md).
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: LOCALE_CODES.map((code) => LOCALES[code].language),
        defaultLanguage: LOCALES[DEFAULT_LOCALE].language,
        verbose: false,
      },
    },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(env.siteUrl) },
    ...analyticsPlugins(env.gtmId),
  ],
};

export default config;
