/** The editor of content packs. It is loaded when somebody opens it, a drawing when somebody looks at it. */
import type { WorkshopModule } from '@starboard/table-kit';
import { lazy } from 'preact/compat';

export const editors: WorkshopModule['editors'] = {
  pack: {
    Editor: lazy(() => import('./editor.tsx')),
    Reader: lazy(() => import('./reader.tsx')),
    Picture: lazy(() => import('./picture.tsx')),
    Sheet: lazy(() => import('./sheet.tsx')),
  },
};
