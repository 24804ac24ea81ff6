import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { ReactNode } from 'react';

interface TabItem<T extends string> {
  id: T;
  label: string;
  content: ReactNode;
}

export interface TabsProps<T extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  items: readonly TabItem<T>[];
  selected: T;
  onSelect: (id: T) => void;
}

/** More than these are as wide as their words, and stand two by two where there is no room for one line. */
const few = 3;

/** A few views of one place; only the chosen one is there. */
export function Tabs<T extends string>({ label, items, selected, onSelect }: TabsProps<T>) {
  return (
    <AriaTabs
      className="@container"
      selectedKey={selected}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (item) onSelect(item.id);
      }}
    >
      <TabList
        aria-label={label}
        className={`flex flex-wrap gap-1 rounded-xl bg-sunken p-1 ${items.length > few ? '*:flex-auto max-sm:text-sm @max-[22rem]:grid @max-[22rem]:grid-cols-2' : '*:flex-1'}`}
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className="grid min-h-touch framed-when-chosen cursor-pointer touch-manipulation place-items-center rounded-full px-2 text-center sm:px-3 leading-tight font-semibold text-muted transition-colors hover:text-ink data-disabled:cursor-default data-disabled:opacity-55 data-selected:bg-raised data-selected:text-ink data-selected:shadow-soft data-selected:ring-1 data-selected:ring-control"
          >
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="mt-6 outline-offset-8">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
