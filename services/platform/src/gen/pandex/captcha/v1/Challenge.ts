// Original file: protos/pandex/captcha/v1/captcha.proto


export interface Challenge {
  'key'?: (string);
  'type'?: (string);
  'mask_image'?: (string);
  'thumb_image'?: (string);
}

export interface Challenge__Output {
  'key': (string);
  'type': (string);
  'mask_image': (string);
  'thumb_image': (string);
}
