declare global {
  interface Window {
    /** The visitor's consent, if it is known before the tag manager starts. */
    consentSignals?: Readonly<Record<string, 'granted' | 'denied'>>;
  }
}

/**
 * Whether the tag manager loads only after consent (`basic`), or at once and without cookies until
 * then (`advanced`): the two modes of Google's consent mode.
 */
export type ConsentMode = 'basic' | 'advanced';

/** Attribute of the plugin's script while it waits for the visitor's choice. */
export const HELD_SCRIPT_ATTRIBUTE = 'data-tag-manager';

/**
 * Initial data layer: consent is denied until the visitor decides. Runs before the tag manager.
 * Inlined as source text, possibly on one line: it uses nothing from outside itself and no line
 * comments.
 */
function defaultDataLayer() {
  const layer = (window as unknown as { dataLayer: unknown[] }).dataLayer;
  /* The consent command is read from an `arguments` object; an array would be ignored. */
  const gtag: (...command: unknown[]) => void = function () {
    /* eslint-disable-next-line prefer-rest-params -- see above */
    layer.push(arguments);
  };
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    wait_for_update: 500,
  });
  gtag('set', 'ads_data_redaction', true);
  gtag('set', 'url_passthrough', true);
  if (window.consentSignals) gtag('consent', 'update', window.consentSignals);
  return { platform: 'gatsby' };
}

/**
 * The plugin of the tag manager; none without a container.
 *
 * @param containerId - `GATSBY_GTM_ID`
 */
export function analyticsPlugins(containerId: string | undefined) {
  if (!containerId) return [];
  return [
    {
      resolve: 'gatsby-plugin-google-tagmanager',
      options: { id: containerId, includeInDevelopment: false, defaultDataLayer },
    },
  ];
}
