/** The fewest characters of a new password. */
export const minPasswordLength = 6;

/** What an uploaded picture may weigh; the bucket `avatars` refuses more. */
export const maxPictureBytes = 5 * 1024 * 1024;

/** The edge in pixels that an uploaded picture is made to have. */
export const pictureEdge = 512;

export const maxNameLength = 200;

/** Of the address of a picture. */
export const maxPictureAddressLength = 2_048;
