// Original file: protos/pandex/config/v1/config.proto


export interface FileText {
  'name'?: (string);
  'text'?: (string);
  'url'?: (string);
  'update_time'?: (string);
}

export interface FileText__Output {
  'name': (string);
  'text': (string);
  'url': (string);
  'update_time': (string);
}
