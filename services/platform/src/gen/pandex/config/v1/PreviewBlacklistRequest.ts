// Original file: protos/pandex/config/v1/config.proto


export interface PreviewBlacklistRequest {
  'ip'?: (string);
}

export interface PreviewBlacklistRequest__Output {
  'ip': (string);
}
