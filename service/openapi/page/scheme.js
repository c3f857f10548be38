// The color scheme of the app, else that of the system.
const scheme = localStorage.getItem('mantine-color-scheme-value')
if (scheme === 'light' || scheme === 'dark') document.documentElement.style.colorScheme = scheme
