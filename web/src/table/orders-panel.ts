/** Whether the standing orders of this screen are shown. The menu opens them, and so does the button above the table. */
import { watched } from '../state/store.ts';

export const useOrdersShown = watched<{ readonly shown: boolean }>(() => ({ shown: false }));
export const showOrders = (shown: boolean): void => useOrdersShown.setState({ shown });
