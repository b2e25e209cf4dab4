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
  const SIGNALS = { ad_storage: 'denied', analytics_storage: 'granted' } as const;

  /** As the plugin writes it into the page: source text, run where nothing else is defined. */
  function dataLayer(consentSignals?: typeof SIGNALS): unknown[] {
    const [plugin] = analyticsPlugins('GTM-ABC1234');
    const source = String(plugin?.options.defaultDataLayer);
    const window = { dataLayer: [] as unknown[], consentSignals };
    runInNewContext(`window.dataLayer.push((${source})());`, { window });
    return window.dataLayer;
  }

  const commands = (layer: readonly unknown[]) =>
    layer
      .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
      .map((entry) => Array.from(entry as ArrayLike<unknown>));

  it('denies consent first, by arguments objects, and says then which platform this is', () => {
    const layer = dataLayer();
    expect(commands(layer)).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
          wait_for_update: 500,
        },
      ],
      ['set', 'ads_data_redaction', true],
      ['set', 'url_passthrough', true],
    ]);
    expect(layer.slice(3)).toEqual([{ platform: 'gatsby' }]);
  });

  it('adds the choice of the visitor where it is known', () => {
    expect(commands(dataLayer(SIGNALS)).at(-1)).toEqual(['consent', 'update', SIGNALS]);
  });
});
