import { Browser, control, DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { readMapEnv } from '../../config/env';
import type { Coordinates } from '../../domain/geo';
import * as styles from './place-map.module.css';

/** How long the first tile may take before the map counts as unreachable, milliseconds. */
const PATIENCE = 12_000;

const ZOOM = { initial: 14, min: 9, max: 18 } as const;

/** Shape of the pin, tip at the bottom. */
const PIN =
  '<svg viewBox="0 0 28 38" width="28" height="38" aria-hidden="true"><path d="M14 1C6.8 1 1 6.8 1 14c0 9.3 13 23 13 23s13-13.7 13-23C27 6.8 21.2 1 14 1Z"/><circle cx="14" cy="14" r="4.5"/></svg>';
const PIN_SIZE = { width: 28, height: 38 } as const;

export interface LiveMapOptions {
  place: Coordinates;
  /** What the map shows and how to move it, for those who hear it. */
  label: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Something is on the map: it may be shown. */
  onReady: () => void;
  /** The tiles cannot be reached: the map is gone again. */
  onUnavailable: () => void;
}

/**
 * Opens a map that moves within an element. A wheel scrolls the page and one finger too: the map
 * takes buttons, keys, the mouse and two fingers.
 *
 * @returns takes the map away; safe to call twice
 */
export function openLiveMap(container: HTMLElement, options: LiveMapOptions): () => void {
  const { place, label, zoomInLabel, zoomOutLabel, onReady, onUnavailable } = options;
  const { tilesUrl, attribution } = readMapEnv();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(container, {
    center: [place.latitude, place.longitude],
    zoom: ZOOM.initial,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
    zoomControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  });
  map.attributionControl.setPrefix(false);
  control
    .zoom({ position: 'topright', zoomInTitle: zoomInLabel, zoomOutTitle: zoomOutLabel })
    .addTo(map);
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', label);
  new Marker([place.latitude, place.longitude], {
    icon: new DivIcon({
      className: styles.livePin,
      html: PIN,
      iconSize: [PIN_SIZE.width, PIN_SIZE.height],
      iconAnchor: [PIN_SIZE.width / 2, PIN_SIZE.height],
    }),
    keyboard: false,
    interactive: false,
  }).addTo(map);

  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    window.clearTimeout(timer);
    map.remove();
    container.removeAttribute('role');
    container.removeAttribute('aria-label');
    container.removeAttribute('tabindex');
  };
  const giveUp = () => {
    if (!isOpen) return;
    close();
    onUnavailable();
  };
  const timer = window.setTimeout(giveUp, PATIENCE);
  let isShown = false;
  const tiles = new TileLayer(tilesUrl, { attribution, maxZoom: ZOOM.max });
  tiles.on('tileload', () => {
    if (isShown) return;
    isShown = true;
    window.clearTimeout(timer);
    onReady();
  });
  // Fires when no tile is awaited any more, whether they came or failed.
  tiles.on('load', () => {
    // Leaflet still works on the map when it says so.
    if (!isShown) window.setTimeout(giveUp);
  });
  tiles.addTo(map);
  return close;
}
