/**
 * Whether the standard variables of OpenTelemetry request traces: an endpoint is set, and no variable disables them. An
 * empty variable counts as unset.
 */
export function exportsTraces(variables: NodeJS.ProcessEnv): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = variables
  const { OTEL_SDK_DISABLED = '', OTEL_TRACES_EXPORTER } = variables
  const hasEndpoint = [OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(
    (endpoint = '') => endpoint.trim() !== '',
  )
  const exporters = (OTEL_TRACES_EXPORTER?.trim() || 'otlp').split(',').map((name) => name.trim())
  return hasEndpoint && OTEL_SDK_DISABLED.trim().toLowerCase() !== 'true' && exporters.includes('otlp')
}
