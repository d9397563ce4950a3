import { webAddress } from '../text/plain.ts';

/** A page of the web, by its host's name. What is no address of the web is no link. */
export const WebLink = ({ address }: { address: string }) => {
  const url = webAddress(address);
  if (!url) return address;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer" title={url.href}>
      {url.hostname}
    </a>
  );
};
