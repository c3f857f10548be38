/** The nonce that the page's policy requires of style elements; empty where there is no such policy, as under Vite. */
export const styleNonce = document.querySelector('style')?.nonce ?? ''

// Where the scroll lock of Mantine's dialogs (react-remove-scroll, by get-nonce) looks for it.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })
