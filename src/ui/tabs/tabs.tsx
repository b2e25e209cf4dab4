import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Tab {
  key: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  /** Key of the open tab. */
  value: string;
  onChange(key: string): void;
  /** Name of the row of tabs. */
  label: string;
  /** Classes of the row, a tab and a panel; `data-state` is `active` on the open ones. */
  classes: Readonly<Partial<Record<'list' | 'tab' | 'panel', string>>>;
}

/** Steps of each key; the ends of the row wrap around. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Tabs by the pattern of the ARIA guide, with automatic activation: the row is one tab stop, its
 * panel the next; arrows, Home and End open the tab they focus. All panels are rendered, for print
 * and for readers without JavaScript; the style sheet hides those whose `data-state` is `inactive`.
 */
export function Tabs({ tabs, value, onChange, label, classes }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const open = (index: number) => {
    const tab = tabs.at(index % tabs.length);
    if (!tab) return;
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = STEPS[event.key];
    if (step) open(tabs.findIndex(({ key }) => key === value) + step);
    else if (event.key === 'Home') open(0);
    else if (event.key === 'End') open(-1);
    else return;
    event.preventDefault();
  };

  const stateOf = (key: string) => (key === value ? 'active' : 'inactive');
  return (
    <>
      <div className={classes.list} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}-tab`}
            className={classes.tab}
            aria-selected={tab.key === value}
            aria-controls={`${id}${tab.key}`}
            tabIndex={tab.key === value ? 0 : -1}
            data-state={stateOf(tab.key)}
            onClick={() => onChange(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}${tab.key}`}
          className={classes.panel}
          aria-labelledby={`${id}${tab.key}-tab`}
          tabIndex={tab.key === value ? 0 : undefined}
          data-state={stateOf(tab.key)}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
