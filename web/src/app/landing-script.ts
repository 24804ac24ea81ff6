import './landing-styles.css';
import { startLanding } from '#features/landing/start-landing.ts';

// All the script of a prerendered landing page; what a person touches brings the rest.
startLanding();
