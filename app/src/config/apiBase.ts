/**
 * Where the gateway is: a path on this origin or a whole address. By itself, because it is the only setting that the inline script of
 * a page needs.
 */
export const API_BASE = import.meta.env.VITE_API_BASE || '/api'
