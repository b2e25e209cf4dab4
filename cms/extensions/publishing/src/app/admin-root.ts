import { h, render, type AppContext, type Component } from 'vue';

/** Vue keeps the app on the element that it is mounted to; a contract test checks that. */
type Root = Element & { __vue_app__?: { _context: AppContext } };

const ROOT = '#app';

/**
 * Mounts a component beside the pages of the admin, for as long as the admin is open. Extensions of
 * Directus have places on pages alone. It has what the admin provides: components, client, language.
 */
export function mountBesidePages(component: Component): void {
  const app = document.querySelector<Root>(ROOT)?.__vue_app__;
  if (app === undefined) {
    // Extensions are loaded before the admin is mounted.
    requestAnimationFrame(() => mountBesidePages(component));
    return;
  }
  const node = h(component);
  node.appContext = app._context;
  const place = document.createElement('div');
  document.body.append(place);
  render(node, place);
}
