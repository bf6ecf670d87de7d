/** The editors of this game. Each is loaded when somebody opens it, a drawing when somebody looks at it. */
import type { WorkshopModule } from '@starboard/table-kit';
import { lazy } from 'preact/compat';

export const editors: WorkshopModule['editors'] = {
  zone: {
    Editor: lazy(() => import('./zone/index.tsx')),
    Picture: lazy(() => import('./zone/picture.tsx')),
    Sheet: lazy(() => import('./zone/sheet.tsx')),
  },
  scenario: { Editor: lazy(() => import('./scenario/index.tsx')), Picture: lazy(() => import('./scenario/picture.tsx')) },
};
