/** As Next comes, but for the export: this page is the yardstick. */
const nextConfig = { output: 'export' }

export default nextConfig
