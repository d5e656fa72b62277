import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface PriceHistoryView {
  readonly view: 'chart' | 'table';
  readonly setView: (view: 'chart' | 'table') => void;
}

/** Whether this browser shows prices as a drawing or as a table. */
export const usePriceHistoryView = create<PriceHistoryView>()(
  persist((set) => ({ view: 'chart', setView: (view) => set({ view }) }), {
    name: 'price-history-view',
  }),
);
