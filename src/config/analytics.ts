/**
 * What the data layer starts with. It runs in the page before the tag manager: consent is denied
 * until the visitor decides. It travels as source text, so it uses nothing from outside itself
 * and no line comments: it may be put on one line.
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
  return { platform: 'gatsby' };
}

/**
 * The tag manager, where a container is configured; without one nothing is loaded.
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
