import { runInNewContext } from 'node:vm';
import { analyticsPlugins } from '../../../src/config/analytics';

describe('analyticsPlugins', () => {
  it.each([undefined, ''])('loads nothing where the container is “%s”', (id) => {
    expect(analyticsPlugins(id)).toEqual([]);
  });

  it('loads the tag manager with its container, not while developing', () => {
    expect(analyticsPlugins('GTM-ABC1234')).toMatchObject([
      {
        resolve: 'gatsby-plugin-google-tagmanager',
        options: { id: 'GTM-ABC1234', includeInDevelopment: false },
      },
    ]);
  });
});

describe('the initial data layer', () => {
  /** As the plugin writes it into the page: source text, run where nothing else is defined. */
  function dataLayer(): unknown[] {
    const [plugin] = analyticsPlugins('GTM-ABC1234');
    const source = String(plugin?.options.defaultDataLayer);
    const window = { dataLayer: [] as unknown[] };
    runInNewContext(`window.dataLayer.push((${source})());`, { window });
    return window.dataLayer;
  }

  it('denies consent first, by an arguments object', () => {
    const [consent] = dataLayer();
    expect(Object.prototype.toString.call(consent)).toBe('[object Arguments]');
    expect(Array.from(consent as ArrayLike<unknown>)).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 500,
      },
    ]);
  });

  it('says then which platform this is, and nothing else', () => {
    const [, ...rest] = dataLayer();
    expect(rest).toEqual([{ platform: 'gatsby' }]);
  });
});
