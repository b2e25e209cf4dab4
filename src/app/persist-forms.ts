import { STORAGE } from '../config/storage';
import { BEFORE_RELOAD_EVENT } from '../domain/chunk-reload';
import { restoreForm, formKey, readForm, type SavedForms } from '../domain/saved-forms';
import { sessionStore } from '../utils/safe-storage';

const storageKey = () => STORAGE.keptForms + window.location.pathname;

function keep(): void {
  const entries = [...document.forms].flatMap((form) => {
    const values = formKey(form) ? readForm(form) : undefined;
    return values ? [[formKey(form), values] as const] : [];
  });
  if (entries.length > 0) {
    sessionStore.set(storageKey(), JSON.stringify(Object.fromEntries(entries)));
  }
}

function loadSavedForms(): Map<string, SavedForms[string]> {
  const kept = sessionStore.get(storageKey());
  sessionStore.remove(storageKey());
  try {
    const forms: unknown = kept ? JSON.parse(kept) : {};
    return new Map(typeof forms === 'object' && forms ? Object.entries(forms as SavedForms) : []);
  } catch {
    return new Map();
  }
}

/**
 * Persists half-filled forms across the reload for a missing chunk. A form is restored when it
 * mounts, which may be long after the page load.
 */
export function persistForms(): void {
  window.addEventListener(BEFORE_RELOAD_EVENT, keep);
  const kept = loadSavedForms();
  if (kept.size === 0) return;
  const restore = () => {
    for (const form of document.forms) {
      const values = kept.get(formKey(form));
      if (!values) continue;
      kept.delete(formKey(form));
      restoreForm(form, values);
    }
    if (kept.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}
