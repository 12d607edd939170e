import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Preloads the font: otherwise the browser asks for it only once it has the style sheet. */
export function preloadFont(): Plugin {
  return {
    name: 'cartouche:preload-font',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      return fonts.map((file): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
        injectTo: 'head-prepend',
      }));
    },
  };
}
