/** By itself, so that reading banners on the log-in page brings what a call needs and no more (vite.chunks.ts). */
export { fetchBanners } from '@coffer/api-client/banners/calls'
