import { hatchback } from '../car/hatchback.ts';
import { sideArt } from './sideArt.ts';
import { mixed, pale, tints } from './tints.ts';

const picture = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 520" fill="none" aria-hidden="true">${body}</svg>\n`;

/** Draws the picture of the sign-in page: a hatchback on the turntable of a photo box, lamps above it, and a camera on its tripod in front of it. */
export function signInIllustration(): string {
  const car = sideArt(hatchback, {
    body: tints.accent,
    shine: tints.accentPale,
    glass: tints.ink,
    line: tints.ink,
    tyre: '#0b1414',
    rim: tints.paper,
  });
  const stops = Array.from({ length: 13 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(320 + x * 240).toFixed(1)} ${(414 + y * 60).toFixed(1)}L${(320 + x * 256).toFixed(1)} ${(414 + y * 65).toFixed(1)}`;
  }).join('');
  return picture(`<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${pale(tints.haze, 0.78)}"/><stop offset=".75" stop-color="${pale(tints.haze, 0.3)}"/><stop offset="1" stop-color="${pale(tints.haze, 0.58)}"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${pale(tints.haze, 0.58)}"/><stop offset="1" stop-color="${mixed(tints.haze, tints.lead, 0.12)}"/></linearGradient>
<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<radialGradient id="plate" cx=".5" cy=".3" r=".8"><stop stop-color="${pale(tints.mist, 0.92)}"/><stop offset="1" stop-color="${tints.mist}"/></radialGradient>
<linearGradient id="mirror" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="fade"><rect x="60" y="395" width="520" height="110" fill="url(#mirror)"/></mask>
</defs>
<path d="M60 54Q60 30 84 30H556Q580 30 580 54V322Q320 354 60 322Z" fill="url(#wall)"/>
<path d="M60 320Q320 352 580 320L628 470Q632 490 610 490H30Q8 490 12 470Z" fill="url(#floor)"/>
<path d="M60 54V320L12 470" stroke="${mixed(tints.mist, tints.lead, 0.1)}" stroke-width="2"/><path d="M580 54V320L628 470" stroke="${mixed(tints.mist, tints.lead, 0.1)}" stroke-width="2"/>
<path d="M150 74H490L560 330H80Z" fill="url(#beam)"/>
<rect x="140" y="48" width="360" height="26" rx="8" fill="${tints.deep}"/><rect x="150" y="62" width="340" height="12" rx="6" fill="#fff"/>
<path d="M200 48V30M440 48V30" stroke="${tints.deep}" stroke-width="5"/>
<path d="M84 130l34 10v150l-34 22z" fill="#fff" opacity=".8"/><path d="M556 130l-34 10v150l34 22z" fill="#fff" opacity=".8"/>
<ellipse cx="320" cy="414" rx="232" ry="52" fill="${tints.deep}"/><ellipse cx="320" cy="404" rx="232" ry="50" fill="url(#plate)"/>
<ellipse cx="320" cy="404" rx="206" ry="42" stroke="${tints.lead}" stroke-width="1.5" opacity=".5"/>
<path d="${stops}" stroke="${tints.lead}" stroke-width="2.5" stroke-linecap="round"/>
<ellipse cx="320" cy="405" rx="176" ry="17" fill="${tints.ink}" opacity=".28"/>
<g mask="url(#fade)"><g transform="translate(320 404) scale(.84 -.42)">${outlineOnly(car)}</g></g>
<g transform="translate(320 404) scale(.84)">${car}</g>
<path d="M112 474q96 30 208 30t204-28" stroke="${tints.accent}" stroke-width="5" stroke-linecap="round"/><path d="M506 468l20 7-11 17" stroke="${tints.accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
<g stroke="${tints.rail}" stroke-width="6" stroke-linecap="round"><path d="M566 396L540 510M566 396L566 512M566 396L594 510"/></g>
<g><rect x="528" y="346" width="74" height="48" rx="8" fill="${tints.rail}"/><path d="M550 346l6-12h22l6 12z" fill="${tints.rail}"/><circle cx="548" cy="371" r="18" fill="${tints.lead}"/><circle cx="548" cy="371" r="11" fill="${tints.ink}"/><circle cx="544" cy="367" r="3.5" fill="${tints.sea}"/><circle cx="590" cy="357" r="3.5" fill="${tints.accent}"/></g>`);
}

/** Returns only the body's outline, for its reflection in the floor. */
const outlineOnly = (car: string): string => car.slice(0, car.indexOf('/>') + 2);

/** Draws the picture of the page for a forgotten password: a letter on its way, a key on its ring, and hills and a road behind them. */
export function forgotIllustration(): string {
  return picture(`<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${mixed(tints.rail, tints.deep, 0.6)}"/><stop offset="1" stop-color="${tints.lead}"/></linearGradient>
<linearGradient id="letter" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${pale(tints.haze, 0.7)}"/></linearGradient>
<linearGradient id="key" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${pale(tints.accent, 0.4)}"/><stop offset="1" stop-color="${mixed(tints.accent, '#000000', 0.13)}"/></linearGradient>
</defs>
<rect x="20" y="20" width="600" height="480" rx="36" fill="url(#sky)"/>
<circle cx="486" cy="128" r="54" fill="${tints.accentPale}" opacity=".9"/><circle cx="486" cy="128" r="76" fill="${tints.accentPale}" opacity=".14"/>
<path d="M20 372Q130 290 250 342T470 318T620 346V464Q620 500 584 500H56Q20 500 20 464Z" fill="${mixed(tints.deep, tints.lead, 0.5)}"/>
<path d="M20 428Q170 372 330 410T620 392V464Q620 500 584 500H56Q20 500 20 464Z" fill="${mixed(tints.rail, tints.deep, 0.75)}"/>
<path d="M96 500Q220 440 330 438T620 424" stroke="${tints.sea}" stroke-width="3" stroke-dasharray="16 14" opacity=".55"/>
<g stroke="${tints.mist}" stroke-width="4" stroke-linecap="round" opacity=".7"><path d="M52 214h52M36 246h84M64 278h44"/></g>
<g transform="rotate(-7 310 260)">
<path d="M150 196L310 92L470 196V372Q470 386 456 386H164Q150 386 150 372Z" fill="${pale(tints.haze, 0.3)}"/>
<rect x="178" y="112" width="264" height="220" rx="10" fill="url(#letter)"/>
<rect x="204" y="140" width="120" height="12" rx="6" fill="${tints.lead}"/><rect x="204" y="166" width="212" height="8" rx="4" fill="${pale(tints.haze, 0.4)}"/><rect x="204" y="184" width="186" height="8" rx="4" fill="${pale(tints.haze, 0.4)}"/>
<rect x="204" y="212" width="212" height="36" rx="8" fill="${pale(tints.haze, 0.75)}" stroke="${tints.mist}" stroke-width="2"/><g fill="${tints.lead}"><circle cx="226" cy="230" r="5"/><circle cx="246" cy="230" r="5"/><circle cx="266" cy="230" r="5"/><circle cx="286" cy="230" r="5"/><circle cx="306" cy="230" r="5"/><circle cx="326" cy="230" r="5"/></g>
<path d="M150 206L292 306Q310 318 328 306L470 206V372Q470 386 456 386H164Q150 386 150 372Z" fill="${pale(tints.haze, 0.72)}"/>
<path d="M154 382L284 300M466 382L336 300" stroke="${pale(tints.haze, 0.2)}" stroke-width="4" stroke-linecap="round"/>
</g>
<g transform="translate(398 318) rotate(24)">
<circle r="46" stroke="url(#key)" stroke-width="17"/><circle r="46" stroke="#fff" stroke-width="2" opacity=".35" stroke-dasharray="60 300" stroke-dashoffset="230"/>
<path d="M44 -10H158Q166 -10 166 -2V30H146V12H130V24H112V10H44Z" fill="url(#key)"/>
<path d="M-40 -24q-30-40-4-64q24-16 42 10" stroke="${tints.mist}" stroke-width="5" stroke-linecap="round"/>
<g transform="translate(-22 -104) rotate(-40)"><rect x="-26" y="-36" width="52" height="72" rx="16" fill="${tints.ink}"/><rect x="-16" y="-22" width="32" height="16" rx="7" fill="${tints.lead}"/><rect x="-16" y="2" width="32" height="16" rx="7" fill="${tints.lead}"/><circle cy="27" r="3.5" fill="${tints.accentPale}"/></g>
</g>`);
}
