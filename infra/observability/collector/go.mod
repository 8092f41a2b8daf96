module collector

go 1.26.0

require (
	github.com/open-telemetry/opentelemetry-collector-contrib/extension/healthcheckextension v0.151.0
	github.com/open-telemetry/opentelemetry-collector-contrib/extension/storage/filestorage v0.151.0
	github.com/open-telemetry/opentelemetry-collector-contrib/receiver/filelogreceiver v0.151.0
	go.opentelemetry.io/collector/component v1.57.0
	go.opentelemetry.io/collector/confmap v1.57.0
	go.opentelemetry.io/collector/confmap/provider/envprovider v1.57.0
	go.opentelemetry.io/collector/confmap/provider/fileprovider v1.57.0
	go.opentelemetry.io/collector/exporter v1.57.0
	go.opentelemetry.io/collector/exporter/debugexporter v0.151.0
	go.opentelemetry.io/collector/exporter/otlphttpexporter v0.151.0
	go.opentelemetry.io/collector/extension v1.57.0
	go.opentelemetry.io/collector/otelcol v0.151.0
	go.opentelemetry.io/collector/processor v1.57.0
	go.opentelemetry.io/collector/processor/batchprocessor v0.151.0
	go.opentelemetry.io/collector/processor/memorylimiterprocessor v0.151.0
	go.opentelemetry.io/collector/receiver v1.57.0
	go.opentelemetry.io/collector/receiver/otlpreceiver v0.151.0
	go.opentelemetry.io/collector/service v0.151.0
)
