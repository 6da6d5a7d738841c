/**
 * Source expression for `style-src` of a host with a strict policy. While a sheet or dialog is open,
 * react-remove-scroll puts one style element on the page; this is its hash where the page has no scrollbar gap
 * (phones) and the body no margin (our reset). Elsewhere the element is refused, which costs one report, and the
 * kit's own rule still locks the page.
 */
export const scrollLockStyleHash = "'sha256-nzTgYzXYDNe6BAHiiI7NNlfK8n/auuOAhh2t92YvuXo='"
