// Original file: protos/pandex/config/v1/config.proto


export interface FileTextUrl {
  'url'?: (string);
}

export interface FileTextUrl__Output {
  'url': (string);
}
