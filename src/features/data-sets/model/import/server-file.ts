/** Whether a text is an address, and not a path of the service's machine. */
export const isAddress = (text: string) => /^[a-z][a-z\d+.-]+:\/\//i.test(text.trim())
