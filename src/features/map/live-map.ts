import { Browser, control, DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { MAP } from '../../config/map';
import type { Coordinates } from '../../domain/geo';
import * as styles from './place-map.module.css';

/** Timeout of the first tile, milliseconds. */
const FIRST_TILE_TIMEOUT_MS = 12_000;

const ZOOM = { initial: 14, min: 9, max: 18 } as const;

/** Shape of the pin, tip at the bottom. */
const PIN =
  '<svg viewBox="0 0 28 38" width="28" height="38" aria-hidden="true"><path d="M14 1C6.8 1 1 6.8 1 14c0 9.3 13 23 13 23s13-13.7 13-23C27 6.8 21.2 1 14 1Z"/><circle cx="14" cy="14" r="4.5"/></svg>';
const PIN_SIZE = { width: 28, height: 38 } as const;

export interface LiveMapOptions {
  place: Coordinates;
  /** Accessible name of the map, with how to move it. */
  label: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Called after the first tile: the map may be shown. */
  onReady: () => void;
  /** Called if the tiles fail to load: the map has been removed. */
  onUnavailable: () => void;
}

/**
 * Creates an interactive map in an element. The wheel and a single finger scroll the page; the map
 * is moved by buttons, keys, the mouse and two fingers.
 *
 * @returns a function that removes the map; idempotent
 */
export function openLiveMap(container: HTMLElement, options: LiveMapOptions): () => void {
  const { place, label, zoomInLabel, zoomOutLabel, onReady, onUnavailable } = options;
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
  const timer = window.setTimeout(giveUp, FIRST_TILE_TIMEOUT_MS);
  let isShown = false;
  const tiles = new TileLayer(MAP.tilesUrl, {
    attribution: MAP.attribution,
    maxZoom: ZOOM.max,
  });
  tiles.on('tileload', () => {
    if (isShown) return;
    isShown = true;
    window.clearTimeout(timer);
    onReady();
  });
  // Fires when no tile is pending any more, whether they loaded or failed.
  tiles.on('load', () => {
    // In a later task: Leaflet still uses the map after the event.
    if (!isShown) window.setTimeout(giveUp);
  });
  tiles.addTo(map);
  return close;
}
