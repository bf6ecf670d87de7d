/** Whether the standing orders of this screen are shown. The menu opens them, and so does the button above the table. */
import { create } from 'zustand';

export const useOrdersShown = create<{ readonly shown: boolean }>(() => ({ shown: false }));
export const showOrders = (shown: boolean): void => useOrdersShown.setState({ shown });
