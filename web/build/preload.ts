/** Asks for the UI font together with the page, not after the styles have been read. */
import type { Plugin } from 'vite';

const UI_FONT = /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/;

export function fontPreload(): Plugin {
  let base = '/';
  return {
    name: 'starboard:font-preload',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => UI_FONT.test(file));
        if (font === undefined) return [];
        return [
          { tag: 'link', injectTo: 'head', attrs: { rel: 'preload', href: `${base}${font}`, as: 'font', type: 'font/woff2', crossorigin: '' } },
        ];
      },
    },
  };
}
