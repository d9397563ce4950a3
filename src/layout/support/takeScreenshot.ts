/** Where the application is drawn; dialogs and panels stand beside it. */
const ROOT = 'root';
const CONTENT = 'main-content';

/** What lies below the lower edge of the window is not drawn: a long page would take several times as long. */
const isAboveEdge = (node: Node): boolean =>
  !(node instanceof Element) || node.getBoundingClientRect().top < window.innerHeight;

/**
 * A picture of the page as it is seen behind the panel: header and menu where they are, the content as far as it is scrolled.
 * @throws when the browser does not draw it.
 */
export const takeScreenshot = async (): Promise<File> => {
  const { domToBlob } = await import('modern-screenshot');
  const root = document.getElementById(ROOT);
  if (!root) throw new Error('The page has no root');
  const blob = await domToBlob(root, {
    width: window.innerWidth,
    height: window.innerHeight,
    scale: Math.min(window.devicePixelRatio, 2),
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    timeout: 10_000,
    filter: isAboveEdge,
    font: false, // the page has the machine's own; taking others along would break the page's policy
    onCloneNode: (page) => {
      const content = page instanceof HTMLElement && page.querySelector<HTMLElement>(`#${CONTENT}`);
      if (content) content.style.transform = `translateY(${-window.scrollY}px)`;
    },
  });
  return new File([blob], 'page.png', { type: 'image/png' });
};
